/** Days before the end of a certification on which its company is reminded. */
export const REMINDER_DAYS = 30;
