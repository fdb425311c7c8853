import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';

/** The table of templates: a function for each kind of page that imports its code. */
export type LazyTemplates = { [T in TemplateName]: () => Promise<TemplateComponent<T>> };

/** Imports templates and keeps them. */
export interface TemplateLoader {
  /** Imports a template's code, once. */
  load: (name: TemplateName) => Promise<void>;
  /**
   * A template that has been loaded.
   *
   * @throws Error when it has not.
   */
  loaded: (name: TemplateName) => TemplateComponent;
}

/** Keeps the templates that have been imported, so that a page can render at once. */
export function createTemplateLoader(templates: LazyTemplates): TemplateLoader {
  const components = new Map<TemplateName, TemplateComponent>();
  return {
    async load(name) {
      if (!components.has(name)) {
        components.set(name, (await templates[name]()) as TemplateComponent);
      }
    },
    loaded(name) {
      const component = components.get(name);
      if (!component) throw new Error(`the template ${name} is shown before it is loaded`);
      return component;
    },
  };
}
