import { diaryOf, momentOf } from '../../lib/diary';
import { useChildren, useLog } from '../../lib/kept-log';
import type { DiaryPicture } from '../../lib/schema.gen';
import { useNow } from '../../lib/use-now';
import { PictureOfTime } from './picture-of-time';

/** The days of the diary with their figures; only paper shows them. */
export function PrintedDays({ words }: { words: DiaryPicture }) {
  const now = momentOf(useNow());
  const { name } = useChildren();
  return (
    <>
      {name && <h2>{name}</h2>}
      <PictureOfTime diary={diaryOf(useLog())} now={now} words={words} open />
    </>
  );
}
