import { SleepPlanCreator } from '../features/sleep-plan/sleep-plan-creator';
import type { PageOf } from '../lib/schema.gen';

/** The sleep plan creator, for members. */
export function SleepPlan({ page }: { page: PageOf<'sleep-plan'> }) {
  return <SleepPlanCreator page={page} />;
}
