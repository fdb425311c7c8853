import { QuestionForm } from '../features/forms/question-form';
import type { PageOf } from '../lib/schema.gen';
import { ToolPage } from './tool-page';

/** A page with questions to answer. */
export function Form({ page }: { page: PageOf<'form'> }) {
  return (
    <ToolPage page={page}>
      <QuestionForm content={page.content} />
    </ToolPage>
  );
}
