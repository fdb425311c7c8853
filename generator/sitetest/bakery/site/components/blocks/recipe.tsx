import type { Recipe as RecipeBlock } from '../lib/schema.gen';

/** A recipe: when to do what. */
export function Recipe({ block }: { block: RecipeBlock }) {
  return (
    <ol aria-label={`Bread of ${block.flour}${block.whole ? ', whole' : ''}`}>
      {block.stages.map(({ id, time }) => (
        <li key={id} id={id}>
          {time}
        </li>
      ))}
    </ol>
  );
}
