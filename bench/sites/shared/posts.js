import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import matter from 'gray-matter';
import { marked } from 'marked';

const folder = join(process.cwd(), 'posts');
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export async function slugs() {
  return (await readdir(folder)).map((file) => file.replace(/\.md$/, ''));
}

async function read(slug) {
  const { data, content } = matter(await readFile(join(folder, `${slug}.md`), 'utf8'));
  const date = { iso: data.date.toISOString().slice(0, 10), text: long.format(data.date) };
  return { ...data, slug, date, content };
}

export async function readPost(slug) {
  const { content, ...post } = await read(slug);
  const minutes = Math.max(1, Math.round(content.split(/\s+/).length / 220));
  return { ...post, minutes, html: await marked.parse(content) };
}

const perPage = 24;
let remembered;

/** A page of the list: what it shows of each post, newest first. */
export async function readList(page) {
  // While somebody writes, the posts change.
  remembered = (process.env.NODE_ENV === 'production' && remembered) || readCards();
  const cards = await remembered;
  const from = (page - 1) * perPage;
  return {
    cards: cards.slice(from, from + perPage),
    newer: page > 1 ? addressOf(page - 1) : null,
    older: from + perPage < cards.length ? addressOf(page + 1) : null,
  };
}

/** The numbers of the pages after the first. */
export async function furtherPages() {
  const pages = Math.ceil((await slugs()).length / perPage);
  return Array.from({ length: Math.max(pages - 1, 1) }, (_, i) => `${i + 2}`);
}

const addressOf = (page) => (page === 1 ? '/blog' : `/blog/page/${page}`);

async function readCards() {
  const posts = await Promise.all((await slugs()).map(read));
  return posts
    .sort((a, b) => b.date.iso.localeCompare(a.date.iso))
    .map(({ slug, title, category, excerpt, date }) => ({ slug, title, category, excerpt, date }));
}
