/** Before this hour it is still last night. Apart from days.ts, so that the home need not load that at first. */
export const MORNING_HOUR = 6;
