const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const day = (date: Date) => long.format(date);
export const iso = (date: Date) => date.toISOString().slice(0, 10);
export const minutes = (text: string) => Math.max(1, Math.round(text.split(/\s+/).length / 220));
