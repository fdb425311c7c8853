import { isSlip } from '../../lib/slip';

/** The most common email providers of British families, most frequent first. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.co.uk',
  'googlemail.com',
  'btinternet.com',
  'live.co.uk',
];

/** Existing providers that are one letter away from those. */
const alsoRight = ['mail.com', 'email.com', 'ymail.com', 'live.com', 'gmail.co.uk'];

/** The likely intended address, if its provider is one letter off or its ending is missing. */
export function meantAddress(address: string): string | undefined {
  const [, local, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const domain = typed?.toLowerCase();
  if (!local || !domain || [...providers, ...alsoRight].includes(domain)) return undefined;
  const meant = providers.find((provider) =>
    [provider, provider.replace(/\..*/, '')].some(
      (name) => domain === name || (name.length > 4 && isSlip(domain, name)),
    ),
  );
  return meant && `${local}@${meant}`;
}
