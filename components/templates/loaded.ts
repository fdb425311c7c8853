import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';
import { templates } from './lazy';

const loaded = new Map<TemplateName, TemplateComponent>();

/** Fetches a template's code, once. */
export async function loadTemplate(name: TemplateName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, (await templates[name]()) as TemplateComponent);
}

/** A template that loadTemplate has fetched. */
export function loadedTemplate(name: TemplateName): TemplateComponent {
  const component = loaded.get(name);
  if (!component) throw new Error(`the template ${name} is shown before it is loaded`);
  return component;
}
