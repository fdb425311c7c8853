import { NowButtons, State } from '../../features/sleep-diary/now-buttons';
import { DiaryDays } from '../../features/sleep-diary/diary-days';
import { PassingOn } from '../../features/sleep-diary/passing-on';
import { useDiary } from '../../features/sleep-diary/use-diary';
import { KeptNight, type KeptPlanNight } from '../../features/sleep-plan/kept-night';
import { ChildSwitch, OtherChildren } from '../../features/sleep-diary/child-switch';
import { ShowRest } from '../../layout/show-rest';
import { keptBirth } from '../../lib/birth';
import { useChildren } from '../../lib/kept-log';
import { useSite } from '../../lib/page';
import type { Link, Now as Content, NowWords } from '../../lib/schema.gen';
import { fill } from '../../lib/text';
import { formatLength, formatTime } from '../../lib/time-of-day';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { LinkButton } from '../../ui/button';
import { NotKept } from '../../ui/not-kept';
import styles from '../now.module.css';
import { TonightSoFar } from './tonight-so-far';
import { nowOf, type LastNight, type Next } from './now-of';

/** The current state from the log and the plan on this device, with one main button. */
export function NowPanel({ content }: { content: Content }) {
  const part = useKeptFocus<HTMLDivElement>();
  const { mark } = useChildren();
  return (
    <div ref={part} className={styles.now}>
      <NotKept words={content.diary.lasting} />
      <TonightSoFar words={content.tonight} stages={content.stages}>
        <ChildSwitch words={content.diary} />
        <KeptNight key={mark} stages={content.stages}>
          {(plan) => <Panel content={content} plan={plan} />}
        </KeptNight>
      </TonightSoFar>
    </div>
  );
}

function Panel({ content, plan }: { content: Content; plan: KeptPlanNight | undefined }) {
  const { diary: words, windows, words: says } = content;
  const { handover, picture } = words;
  const tools = useDiary(words.needs);
  const view = nowOf(tools.log, { birth: keptBirth.use(), windows }, tools.date);
  const next = tools.state && view.next;
  const { followed } = plan ?? {};
  // While the child is handed over, the other adult, who knows how the child is, has the instructions.
  const shown = tools.handed ? undefined : plan;
  const waking = shown?.waking;
  const how = next ? { ...words.now, awakeSince: says.awake } : words.now;
  const more = next ? nextText(next, says) : followed && fill(says.stage, { ...followed });
  return (
    <>
      <State tools={tools} words={how} more={more} />
      {waking}
      <OtherChildren words={words} />
      {!waking && <Tonight plan={shown} asks={says.whichNight} />}
      {view.lastNight && <p>{lastNightText(view.lastNight, says)}</p>}
      {plan?.morning}
      <NowButtons tools={tools} words={words.now} />
      {!waking && shown?.note}
      <PassingOn tools={tools} content={{ handover, picture }} plan={plan}>
        <LinkButton variant="quiet" of={plan ? says.tonight : says.plan} />
        {plan && <LinkButton variant="quiet" of={says.sitter} />}
        <LinkButton variant="quiet" of={says.dashboard} />
      </PassingOn>
      <ShowRest />
      <div className="can-wait">
        <DiaryDays tools={tools} words={words.day} now={words.now} sums={picture} />
      </div>
    </>
  );
}

/** The plan's line for tonight, while the family follows it; after a pause, a link to its question. */
function Tonight({ plan, asks }: { plan: KeptPlanNight | undefined; asks: Link }) {
  const { kinds } = useSite().words;
  if (plan?.isLongAgo) return <LinkButton variant="quiet" of={asks} />;
  if (!plan?.line) return null;
  return (
    <div className={styles.tonight}>
      <h2>{kinds.tonight}</h2>
      {plan.line}
    </div>
  );
}

function nextText({ kind, from, to, own }: Next, says: NowWords): string {
  if (kind === 'due') return says.due;
  const [start, end] = [formatTime(from), formatTime(to)];
  const isSameHalf = from !== to && start.slice(-2) === end.slice(-2);
  const times = { from: isSameHalf ? start.slice(0, -2) : start, to: end };
  const when = fill(from === to ? says.around : says.between, times);
  const by = own === undefined ? '' : fill(says.own, { windows: String(own) });
  return fill(says[kind], { when }) + by;
}

function lastNightText({ length, wakings, longest }: LastNight, says: NowWords): string {
  const often = wakings === 0 ? says.calm : wakings === 1 ? says.once : says.often;
  return fill(says.lastNight, {
    length: formatLength(length),
    longest: formatLength(longest),
    wakings: fill(often, { count: String(wakings) }),
  });
}
