import { Blocks } from '../blocks/blocks';
import { Portrait } from '../layout/consultant';
import type { PageOf } from '../lib/schema.gen';
import { ArrowLeft } from '../ui/icons';
import { Picture } from '../ui/picture';
import styles from './article.module.css';
import { NextStep, Sources } from './article-footer';

/** An article of the blog. */
export function Article({ page }: { page: PageOf<'article'> }) {
  const { content, site, title } = page;
  const blog = site.navigation.public.find(({ href }) => href === '/blog');
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <a href="/blog" className={styles.back}>
          <ArrowLeft /> {blog?.label}
        </a>
        <p className={styles.category}>{content.category}</p>
        <h1>{title}</h1>
        <p className={styles.byline}>
          <span>
            <Portrait className={styles.face} />
            {content.author}
          </span>
          <time dateTime={content.date.iso}>{content.date.text}</time>
          <span>
            {content.minutes} {site.words.minutes}
          </span>
        </p>
      </header>
      <Picture of={content.picture} slot="article" className={styles.picture} />
      <div className={styles.reading}>
        <Blocks of={page.body} />
        <footer className={styles.footer}>
          {content.next && <NextStep next={content.next} />}
          <Sources sources={content.sources} />
        </footer>
      </div>
    </article>
  );
}
