import type { ReactNode } from 'react';
import { CookieChoices } from './features/consent/cookie-choices';
import { FooterContent } from './layout/footer-content';
import { PublicGauge } from './layout/public-gauge';
import type { Home, PageOf } from './lib/schema.gen';
import type { StaticComponents } from './lib/static';
import { Banner, Figures, Reasons, Steps, Struggles } from './templates/home/static-sections';
import { Questions } from './templates/questions';

/** The components of the static parts. The browser does not load them. */
export const staticParts: StaticComponents = {
  answers: ({ page }) => {
    const { answers } = (page as PageOf<'blog' | 'home'>).content;
    return answers && <Questions answers={answers} />;
  },
  banner: onHome(({ banner }) => banner && <Banner banner={banner} />),
  figures: onHome(({ hero }) => <Figures figures={hero.figures} />),
  footer: () => <FooterContent choices={<CookieChoices />} />,
  gauge: () => <PublicGauge />,
  reasons: onHome(({ whyChooseUs }) => whyChooseUs && <Reasons section={whyChooseUs} />),
  steps: onHome(({ howItWorks }) => howItWorks && <Steps section={howItWorks} />),
  struggles: onHome(({ struggles }) => struggles && <Struggles section={struggles} />),
};

function onHome(render: (content: Home) => ReactNode): StaticComponents['banner'] {
  return ({ page }) => render((page as PageOf<'home'>).content);
}
