import { CookieChoices } from './features/consent/cookie-choices';
import { FooterContent } from './layout/footer-content';
import { usePage } from './lib/page';
import type { PageOf } from './lib/schema.gen';
import type { StaticPart } from './lib/static';
import { Banner } from './templates/home/banner';
import { Figures } from './templates/home/figures';
import { Reasons } from './templates/home/reasons';
import { Steps } from './templates/home/steps';
import { Struggles } from './templates/home/struggles';
import { Questions } from './templates/questions';
import type { ComponentType } from 'react';

/** What the home page shows; the parts that leave a section out stand where there is none. */
const useHome = () => (usePage() as PageOf<'home'>).content;

/** The components of the static parts. The browser loads none of them. */
export const staticParts: { [P in StaticPart]: ComponentType } = {
  answers: () => {
    const { answers } = (usePage() as PageOf<'blog' | 'home'>).content;
    return answers && <Questions answers={answers} />;
  },
  banner: () => {
    const { banner } = useHome();
    return banner && <Banner banner={banner} />;
  },
  figures: () => <Figures figures={useHome().hero.figures} />,
  footer: () => <FooterContent choices={<CookieChoices />} />,
  reasons: () => {
    const { whyChooseUs } = useHome();
    return whyChooseUs && <Reasons section={whyChooseUs} />;
  },
  steps: () => {
    const { howItWorks } = useHome();
    return howItWorks && <Steps section={howItWorks} />;
  },
  struggles: () => {
    const { struggles } = useHome();
    return struggles && <Struggles section={struggles} />;
  },
};
