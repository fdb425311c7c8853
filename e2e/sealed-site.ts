import { copySite, type Served } from './site-copy';

/** Two families with passwords of their own. */
export const rose = { username: 'rose', password: 'glacier pesticide umbrella trombone napkin' };
export const ivy = { username: 'ivy', password: 'parachute velvet cactus catfish moonlit' };

type Pair = typeof rose;

/** A copy of the site whose library is sealed, opened by one pair. */
export interface SealedSite {
  root: string;
  /** Builds with a new key and a password of rose's alone, as a new deploy. */
  deploy: (pair: Pair) => void;
  preview: () => Promise<Served>;
  remove: () => Promise<void>;
}

export async function sealedSite(pair: Pair): Promise<SealedSite> {
  const site = await copySite();
  const deploy = ({ username, password }: Pair) => {
    site.run(['member', 'set', '--protect', 'sealed'], `${username}\n${password}\n`);
    site.run(['build', '--quiet']);
  };
  deploy(pair);
  return {
    root: site.root,
    deploy,
    preview: () => site.serve(['preview'], /as the last build made it/),
    remove: site.remove,
  };
}
