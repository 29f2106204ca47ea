import {
  Accordion,
  Artwork,
  Avatar,
  Banner,
  Card,
  Carousel,
  ClubShield,
  DataList,
  DataTable,
  Flag,
  GameArtwork,
  HallArtwork,
  Heading,
  Picture,
  MatchClock,
  MoneyText,
  NoticeMarquee,
  OddsText,
  ProgressBar,
  QrCode,
  ScoreBox,
  Sparkline,
  StatTile,
  Steps,
  Tag,
  Timeline,
} from '@courtside/ui';
import type { Specimen } from './specimen.ts';

const POINTS = [
  { label: 'one', value: 1, text: '1' },
  { label: 'two', value: 2, text: '2' },
];
const CHART = { points: POINTS, label: 'probe', labelHead: 'day', valueHead: 'amount' };
const ROWS = [{ id: 'a', name: 'one' }];

/** Pictures and the display of data. */
export const DATA_REGISTRY: Readonly<Record<string, Specimen>> = {
  Accordion: {
    draw: (act) => (
      <Accordion
        items={[{ value: 'a', title: 'probe', content: 'text' }]}
        onOpenChange={() => act()}
      />
    ),
    root: '.cs-accordion',
    operate: { on: 'button', keys: '{Enter}' },
  },
  Artwork: { draw: () => <Artwork seed="probe" />, root: '.cs-artwork' },
  Avatar: { draw: () => <Avatar name="probe" />, root: '.cs-avatar' },
  Banner: {
    draw: (act) => (
      <Banner onClose={act} closeLabel="close">
        text
      </Banner>
    ),
    root: '.cs-banner',
    operate: { on: 'button', keys: '{Enter}' },
  },
  Card: {
    draw: (act) => (
      <Card
        pressable
        title={
          <button type="button" onClick={act}>
            probe
          </button>
        }
      >
        text
      </Card>
    ),
    root: '.cs-card',
    operate: { on: 'button', keys: '{Enter}', ring: '.cs-card' },
  },
  Carousel: {
    draw: (act) => (
      <Carousel
        label="probe"
        labels={{
          previous: 'previous',
          next: 'next',
          pause: 'pause',
          play: 'play',
          slide: (number, count) => `${number} of ${count}`,
        }}
        onClick={act}
      >
        <p>one</p>
        <p>two</p>
      </Carousel>
    ),
    root: '.cs-carousel',
    operate: { on: '.cs-carousel__dot', keys: '{Enter}' },
  },
  ClubShield: { draw: () => <ClubShield name="probe" />, root: '.cs-shield' },
  DataList: {
    draw: () => <DataList items={[{ label: 'one', value: '1' }]} />,
    root: '.cs-data-list',
  },
  DataTable: {
    draw: (act) => (
      <DataTable
        columns={[
          { key: 'name', head: 'name', cell: ({ name }) => name, sortBy: ({ name }) => name },
        ]}
        rows={ROWS}
        rowKey={({ id }) => id}
        caption="probe"
        onSortChange={() => act()}
      />
    ),
    root: '.cs-table',
    operate: { on: '.cs-table__sort', keys: '{Enter}' },
  },
  Flag: { draw: () => <Flag code="BR" label="Brazil" />, root: '.cs-flag' },
  GameArtwork: { draw: () => <GameArtwork seed="probe" kind="DZ" />, root: '.cs-game-art' },
  Picture: { draw: () => <Picture src="">probe</Picture>, root: '.cs-picture' },
  HallArtwork: { draw: () => <HallArtwork kind="DZ" />, root: '.cs-game-art' },
  Heading: { draw: () => <Heading level={2}>probe</Heading>, root: '.cs-heading' },
  MatchClock: {
    draw: () => (
      <MatchClock elapsedMs={61_000} readAt={0} running={false} now={() => 0} label="probe" />
    ),
    root: '.cs-clock',
  },
  MoneyText: { draw: () => <MoneyText value="1.50" />, root: '.cs-money' },
  NoticeMarquee: {
    draw: (act) => (
      <NoticeMarquee
        notices={[{ id: 'a', text: 'probe' }]}
        onSelect={() => act()}
        label="notices"
        pauseLabel="pause"
        playLabel="play"
      />
    ),
    root: '.cs-marquee',
    // It moves, so that a pointer has to wait for it; it stands still under the focus.
    operate: { on: '.cs-marquee__notice', keys: '{Enter}', press: null },
  },
  OddsText: {
    draw: () => <OddsText value="1.85" moveLabels={{ up: 'up', down: 'down' }} />,
    root: '.cs-odds',
  },
  ProgressBar: { draw: () => <ProgressBar value={40} label="probe" />, root: '.cs-progress' },
  QrCode: {
    draw: (act) => (
      <QrCode
        text="https://site.example"
        label="probe"
        copyLabel="copy"
        copiedLabel="copied"
        tooLongText="too long"
        onClick={act}
      />
    ),
    root: '.cs-qr',
    operate: { on: 'button', keys: '{Enter}' },
  },
  ScoreBox: {
    draw: () => (
      <ScoreBox
        home={{ name: 'one', total: '1' }}
        away={{ name: 'two', total: '0' }}
        label="probe"
        teamLabel="team"
        totalLabel="score"
      />
    ),
    root: '.cs-score',
  },
  Sparkline: { draw: () => <Sparkline {...CHART} />, root: '.cs-sparkline' },
  StatTile: { draw: () => <StatTile label="probe" value="1" />, root: '.cs-stat' },
  Steps: {
    draw: () => (
      <Steps
        steps={[{ title: 'one' }, { title: 'two' }]}
        current={1}
        label="probe"
        doneLabel="done"
      />
    ),
    root: '.cs-steps',
  },
  Tag: {
    draw: (act) => (
      <Tag onRemove={act} removeLabel="remove">
        probe
      </Tag>
    ),
    root: '.cs-tag',
    operate: { on: 'button', keys: '{Enter}' },
  },
  Timeline: {
    draw: () => <Timeline items={[{ id: 'a', time: '12′', title: 'goal' }]} label="probe" />,
    root: '.cs-timeline',
  },
};
