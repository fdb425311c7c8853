import { useState } from 'react';
import { diaryDayOf } from '../../lib/diary';
import { Html } from '../../lib/html';
import { useChildren } from '../../lib/kept-log';
import { useSite } from '../../lib/page';
import { planHash } from '../../lib/plan-link';
import type { DiaryPicture, DiarySending } from '../../lib/schema.gen';
import { canShareFiles, saveFile, share } from '../../lib/share';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';
import shared from './diary.module.css';
import styles from './passing-on.module.css';
import type { PlanTonight } from './passing-on';
import type { DiaryTools } from './use-diary';
import { lastDays, weekPage } from './week-page';

/** The longest email that a link can start; phones truncate longer ones, so these are sent as a file. */
const LONGEST_MAIL = 1800;

const LONGEST_QUESTION = 1000;

interface SendWeekProps {
  tools: DiaryTools;
  words: DiarySending;
  sums: DiaryPicture;
  plan: PlanTonight | undefined;
}

/** The week, the plan and a question for the consultant, shown exactly as they are sent. */
export function SendWeek({ tools, words, sums, plan }: SendWeekProps) {
  const { diary, now } = tools;
  const { contact, navigation } = useSite();
  const [question, setQuestion] = useState('');
  const week = lastDays(diary, now);
  const { name: child } = useChildren();
  const planLink = plan && location.origin + navigation.plan + planHash(plan.code);
  const letter = { question, planLink, stage: plan?.followed, child };
  const page = weekPage(week, letter, now, { words, sums });
  const file = new File([page], `${words.file}-${diaryDayOf(now)}.txt`, { type: 'text/plain' });
  const send = async () => {
    const sent = await share({ title: words.subject, files: [file] });
    if (sent === 'refused') saveFile(file);
  };
  const mail = new URLSearchParams({ subject: words.subject, body: page });
  return (
    <section className={shared.average} aria-label={words.title}>
      <h2>{words.title}</h2>
      <Html of={words.note} as="p" className={shared.note} />
      <Field
        id="question"
        label={words.question}
        as="textarea"
        rows={3}
        maxLength={LONGEST_QUESTION}
        value={question}
        onEnter={setQuestion}
      />
      <p>{words.preview}</p>
      <figure className={styles.file}>
        <figcaption>{file.name}</figcaption>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <pre tabIndex={0}>{page}</pre>
      </figure>
      <div className={shared.buttons}>
        {canShareFiles() ? (
          <Button onClick={() => void send()}>{words.send}</Button>
        ) : (
          <Button onClick={() => saveFile(file)}>{words.save}</Button>
        )}
        {page.length <= LONGEST_MAIL && (
          <ButtonLink
            variant="quiet"
            href={`mailto:${contact.emails[0] ?? ''}?${mail.toString().replaceAll('+', '%20')}`}
          >
            {words.mail}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
