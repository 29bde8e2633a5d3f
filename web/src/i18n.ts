// Every text of the page comes from a Fluent file; English is the one every other is measured by.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from './i18n/en.ftl?raw';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(english));

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args ?? null) : id;
}
