import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';

/** The table of templates: a function for each kind of page that imports its code. */
export type LazyTemplates = { [T in TemplateName]: () => Promise<TemplateComponent<T>> };

/** Imports templates, each once, and keeps them, so that a page can render at once. */
export function createTemplateLoader(templates: LazyTemplates) {
  const components = new Map<TemplateName, TemplateComponent>();
  return {
    async load(name: TemplateName): Promise<void> {
      if (!components.has(name)) {
        components.set(name, (await templates[name]()) as TemplateComponent);
      }
    },
    /** @throws Error for a template that has not been loaded. */
    loaded(name: TemplateName): TemplateComponent {
      const component = components.get(name);
      if (!component) throw new Error(`the template ${name} is shown before it is loaded`);
      return component;
    },
  };
}
