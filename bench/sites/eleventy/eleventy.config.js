const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @param {import('@11ty/eleventy').UserConfig} config */
export default function (config) {
  config.addPassthroughCopy('style.css');
  config.addFilter('day', (date) => day.format(date));
  config.addFilter('iso', (date) => date.toISOString().slice(0, 10));
  config.addFilter('minutes', (html) => Math.max(1, Math.round(html.split(/\s+/).length / 220)));
  return { markdownTemplateEngine: false, htmlTemplateEngine: 'njk' };
}
