import { momentOf } from '../../lib/diary';
import { keptDiary } from '../../lib/kept-diary';
import type { DiaryPicture } from '../../lib/schema.gen';
import { useNow } from '../../lib/use-now';
import { PictureOfTime } from './picture-of-time';

/** The days of the diary with their figures; only paper shows them. */
export function PrintedDays({ words }: { words: DiaryPicture }) {
  const now = momentOf(useNow());
  return <PictureOfTime diary={keptDiary.use()} now={now} words={words} open />;
}
