import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';

/** The table of templates: for each one, a function that imports its code. */
export type LazyTemplates = { [T in TemplateName]: () => Promise<TemplateComponent<T>> };

/** Imports each template once and caches it, so that a page can render synchronously. */
export function createTemplateLoader(templates: LazyTemplates) {
  const components = new Map<TemplateName, TemplateComponent>();
  return {
    async load(name: TemplateName): Promise<void> {
      if (!components.has(name)) {
        components.set(name, (await templates[name]()) as TemplateComponent);
      }
    },
    /** @throws Error if the template has not been loaded. */
    loaded(name: TemplateName): TemplateComponent {
      const component = components.get(name);
      if (!component) throw new Error(`the template ${name} is shown before it is loaded`);
      return component;
    },
  };
}
