import { diaryOf, momentOf } from '../../lib/diary';
import { useLog } from '../../lib/kept-log';
import type { DiaryPicture } from '../../lib/schema.gen';
import { useNow } from '../../lib/use-now';
import { PictureOfTime } from './picture-of-time';

/** The days of the diary with their figures; only paper shows them. */
export function PrintedDays({ words }: { words: DiaryPicture }) {
  const now = momentOf(useNow());
  return <PictureOfTime diary={diaryOf(useLog())} now={now} words={words} open />;
}
