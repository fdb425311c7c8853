// @ts-check
// The generators that are measured, each with the same small site in sites/NAME.
// nightlight's components, scripts and public files are those of the real site.

import { basename, join } from 'node:path';

/**
 * @typedef {object} Edit
 * @property {string} file
 * @property {string} after the words behind which the change is put
 */

/**
 * @typedef {object} Rival
 * @property {string} name
 * @property {boolean} react whether its pages are React components that wake up in the browser
 * @property {string} [module] the Go program to install; what npm installs is in the site's package.json
 * @property {string[]} build its command, in the site's folder; npm programs are named by their file
 * @property {(port: number) => string[]} serve its server for authors
 * @property {string} posts where its posts lie
 * @property {string} out where it puts the finished site
 * @property {string[]} caches what a first build does not find
 * @property {Record<string, string>} [shared] files of sites/shared, and where they go
 * @property {string} style the style sheet, which changes at its end
 * @property {Edit} component the component or template of an article
 * @property {boolean} [reload] its server does not follow posts; the author reloads the page
 */

const article = { file: 'src/article.jsx', after: '<h1>{title}</h1>' };

/** @type {readonly Rival[]} */
export const rivals = [
  {
    name: 'nightlight',
    react: true,
    build: ['nightlight', 'build', '--quiet'],
    serve: (port) => ['nightlight', 'dev', '--port', `${port}`],
    posts: 'content/blog',
    out: 'dist',
    caches: ['.nightlight', 'node_modules/.cache/nightlight'],
    style: 'components/styles/base.css',
    component: { ...article, file: 'components/templates/article.tsx' },
  },
  {
    name: 'hugo',
    react: false,
    module: 'github.com/gohugoio/hugo@v0.165.0',
    build: ['hugo', '--quiet'],
    serve: (port) => ['hugo', 'server', '--port', `${port}`],
    posts: 'content/blog',
    out: 'public',
    caches: ['resources', '.hugo_build.lock'],
    shared: { 'style.css': 'static/style.css' },
    style: 'static/style.css',
    component: { file: 'layouts/page.html', after: '<h1>{{ .Title }}</h1>' },
  },
  {
    name: 'eleventy',
    react: false,
    build: ['@11ty/eleventy/cmd.cjs', '--quiet'],
    serve: (port) => ['@11ty/eleventy/cmd.cjs', '--serve', '--incremental', '--port', `${port}`],
    posts: 'blog',
    out: '_site',
    caches: ['.cache'],
    shared: { 'style.css': 'style.css' },
    style: 'style.css',
    component: { file: '_includes/article.njk', after: '<h1>{{ title }}</h1>' },
  },
  {
    name: 'astro',
    react: false,
    build: ['astro/astro.js', 'build', '--silent'],
    serve: (port) => ['astro/astro.js', 'dev', '--port', `${port}`],
    posts: 'posts',
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    shared: { 'style.css': 'src/styles/style.css' },
    style: 'src/styles/style.css',
    component: { ...article, file: 'src/pages/blog/[slug].astro' },
  },
  {
    name: 'next',
    react: true,
    build: ['next/dist/bin/next', 'build'],
    serve: (port) => ['next/dist/bin/next', 'dev', '--port', `${port}`],
    posts: 'posts',
    out: 'out',
    caches: ['.next'],
    shared: { 'style.css': 'app/style.css', 'posts.js': 'app/posts.js' },
    style: 'app/style.css',
    component: { ...article, file: 'app/blog/[slug]/page.jsx' },
    reload: true,
  },
  {
    name: 'vite-react-ssg',
    react: true,
    build: ['vite-react-ssg/bin/vite-react-ssg.js', 'build'],
    serve: (port) => ['vite-react-ssg/bin/vite-react-ssg.js', 'dev', '--port', `${port}`],
    posts: 'posts',
    out: 'dist',
    caches: ['node_modules/.vite', '.vite-react-ssg-temp'],
    shared: { 'style.css': 'src/style.css', 'posts.js': 'src/posts.js' },
    style: 'src/style.css',
    component: article,
  },
];

/**
 * The command with its program where it is installed: the Go programs in the folder
 * `programs`, those of npm in the site's packages.
 *
 * @param {string[]} command
 * @param {string} programs
 */
export function resolve([program = '', ...args], programs) {
  return program.includes('/')
    ? [process.execPath, join('node_modules', program), ...args]
    : [join(programs, program), ...args];
}

/** @param {Rival} rival */
export const goProgram = ({ module = '' }) => basename(module).replace(/@.*/, '');
