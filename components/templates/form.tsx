import { QuestionForm } from '../features/forms/question-form';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { TitleBand } from './title-band';
import styles from './tool-page.module.css';

/** A page with a questionnaire. It has no blocks, because their code is larger than its own. */
export function Form({ page }: { page: PageOf<'form'> }) {
  const { content, emblem, title } = page;
  return (
    <>
      <TitleBand title={title} lead={content.lead} emblem={emblem} />
      <div className={styles.body}>
        <QuestionForm content={content} />
        <Html of={content.aside} className="prose" />
      </div>
    </>
  );
}
