import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkupContext } from '../lib/html';
import { PageContext } from '../lib/page';
import { fixtures } from '../lib/fixtures';
import type { ConsultantProfile, Html } from '../lib/schema.gen';
import { Portrait, VoiceRecording } from './consultant';

const [page] = fixtures['home page'];

function show(consultant: ConsultantProfile) {
  const markup = new Map([
    ['drawing', '<svg aria-hidden="true"></svg>'],
    ['photograph', '<img alt="Me, at a kitchen table">'],
  ]);
  render(
    <MarkupContext value={markup}>
      <PageContext value={{ ...page, site: { ...page.site, consultant } }}>
        <Portrait />
        <VoiceRecording />
      </PageContext>
    </MarkupContext>,
  );
}

it('is silent until there is a recording', () => {
  show({ portrait: 'drawing' as Html });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('figure')).toBeNull();
});

it('is shown in the photograph and heard in the recording, whose words can be read', () => {
  show({
    portrait: 'photograph' as Html,
    recording: {
      href: '/sounds/call.mp3',
      label: 'What the call is like',
      transcriptLabel: 'Read it',
      transcript: 'words' as Html,
    },
  });
  expect(screen.getByRole('img')).toHaveAccessibleName('Me, at a kitchen table');
  expect(screen.getByLabelText('What the call is like')).toHaveAttribute('src', '/sounds/call.mp3');
  expect(screen.getByText('Read it')).toBeInTheDocument();
});
