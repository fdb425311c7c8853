/** The sleep plan creator, for members. */
export { SleepPlanCreator as SleepPlan } from '../features/sleep-plan/sleep-plan-creator';
