"""A sample of every letter that can be sent, for whoever translates, checks or designs.

Inside only: `samples`, `samples_asked`, `samples_changes`, `samples_clock`, `samples_closings`,
`samples_desk`, `samples_entries`, `samples_events`, `samples_games`, `samples_identity`,
`samples_leave`, `samples_levels`, `samples_me`, `samples_measures`, `samples_notices`,
`samples_reasons`, `samples_rulings`, `samples_stages`, `samples_tables`, `samples_titles`.
"""
