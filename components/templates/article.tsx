import type { ReactNode } from 'react';
import { Blocks } from '../blocks/blocks';
import { Portrait, VoiceRecording } from '../layout/consultant';
import type { PageOf } from '../lib/schema.gen';
import { BackLink } from '../ui/back-link';
import { ArrowLeft, ArrowRight } from '../ui/icons';
import { Picture } from '../ui/picture';
import styles from './article.module.css';
import { NextStep, RelatedPages, Sources } from './article-footer';

/** An article of the blog. */
export function Article({ page }: { page: PageOf<'article'> }) {
  const { content, site, title } = page;
  const blog = site.navigation.public.find(({ href }) => href === content.blogPath);
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        {content.blogPath && <BackLink href={content.blogPath}>{blog?.label}</BackLink>}
        <p className={styles.category}>
          <LinkTo href={content.categoryPath}>{content.category}</LinkTo>
        </p>
        <h1>{title}</h1>
        <p className={styles.byline}>
          <span>
            <Portrait className={styles.face} />
            <LinkTo href={content.authorPath}>{content.author}</LinkTo>
          </span>
          <time dateTime={content.date.iso}>{content.date.text}</time>
          <span>{`${content.minutes}\u00a0${site.words.minutes}`}</span>
        </p>
      </header>
      <Picture of={content.picture} slot="article" className={styles.picture} />
      <div className={styles.reading}>
        <Blocks of={page.body} />
        <footer className={styles.footer}>
          <VoiceRecording />
          {content.next && <NextStep next={content.next} />}
          <Sources sources={content.sources} />
          <RelatedPages pages={content.related} />
          <Neighbours {...content} />
        </footer>
      </div>
    </article>
  );
}

/** A link if there is an address, and otherwise only the text. */
function LinkTo({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : children;
}

/** Links to the articles published before and after this one. */
function Neighbours({ newer, older }: Pick<PageOf<'article'>['content'], 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <ul className={`${styles.neighbours} no-print`}>
      {newer && (
        <li>
          <a href={newer.path} rel="prev">
            <span className={styles.which}>
              <ArrowLeft /> {newer.label}
            </span>{' '}
            {newer.title}
          </a>
        </li>
      )}
      {older && (
        <li className={styles.older}>
          <a href={older.path} rel="next">
            <span className={styles.which}>
              {older.label} <ArrowRight />
            </span>{' '}
            {older.title}
          </a>
        </li>
      )}
    </ul>
  );
}
