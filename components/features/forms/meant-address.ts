/** Where most e-mail addresses of British families are, the most frequent first. */
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

/** Others that exist, one letter away from those. */
const alsoRight = ['mail.com', 'email.com', 'ymail.com', 'live.com', 'gmail.co.uk'];

/** The address that was meant, where its provider is a letter off or its ending is missing. */
export function meantAddress(address: string): string | undefined {
  const [, local, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const domain = typed?.toLowerCase();
  if (!local || !domain || [...providers, ...alsoRight].includes(domain)) return undefined;
  const meant = providers.find((provider) =>
    [provider, provider.replace(/\..*/, '')].some(
      (name) => domain === name || isOneSlip(domain, name),
    ),
  );
  return meant && `${local}@${meant}`;
}

/** Whether one letter is missing, too many, wrong, or changed places with the next. */
function isOneSlip(typed: string, meant: string): boolean {
  if (meant.length < 5 || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (typed.length !== meant.length) {
    const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed];
    return rest(short, 0) === rest(long, 1);
  }
  const swapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return rest(typed, 1) === rest(meant, 1) || (swapped && rest(typed, 2) === rest(meant, 2));
}
