import {
  Badge,
  Button,
  ButtonLink,
  CheckboxField,
  CodeField,
  ComboboxField,
  ConfirmDialog,
  CopyButton,
  CountdownButton,
  DateRangeField,
  Dialog,
  DialogHost,
  Drawer,
  EmptyState,
  Field,
  Fieldset,
  FileUpload,
  IconButton,
  IconCheck,
  LoadingDialog,
  Menu,
  NumberField,
  Pagination,
  PasswordField,
  PictureCaptcha,
  Popover,
  PriceButton,
  RadioGroupField,
  SearchField,
  SegmentedControl,
  SelectField,
  Skeleton,
  SliderPuzzle,
  StakeField,
  SwitchField,
  Tabs,
  TextAreaField,
  TextField,
  TipsDialog,
  ToastRegion,
  ImageryProvider,
  UiProvider,
  WordButton,
  VisuallyHidden,
  createToaster,
} from '@courtside/ui';
import { DATA_REGISTRY } from './registry-data.tsx';
import type { Specimen } from './specimen.ts';

const DISABLED = { disabled: true };
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';
const BOX = '.cs-field__box';
const NAME = 'probe field';
const noop = () => {};
const CONFIRM_LABELS = { title: 'probe', confirm: 'yes', cancel: 'no', close: 'close' };

/** An input in the frame of a field. */
const inField = (draw: Specimen['draw'], keys = '7'): Specimen => ({
  draw,
  root: '.cs-field',
  part: 'input',
  disabled: DISABLED,
  operate: { keys, press: null, ring: BOX },
});

/** Every component that the kit exports, by its name. */
export const REGISTRY: Readonly<Record<string, Specimen>> = {
  ...DATA_REGISTRY,
  Badge: { draw: () => <Badge>live</Badge>, root: '.cs-badge' },
  Button: {
    draw: (act) => <Button onClick={act}>probe</Button>,
    root: 'button',
    disabled: DISABLED,
    operate: { keys: '{Enter} ' },
  },
  ButtonLink: {
    draw: (act) => (
      <ButtonLink
        href="#probe"
        onClick={(event) => {
          event.preventDefault();
          act();
        }}
      >
        probe
      </ButtonLink>
    ),
    root: 'a',
    operate: { keys: '{Enter}' },
  },
  CheckboxField: {
    draw: (act) => (
      <CheckboxField checked={false} onChange={act}>
        probe
      </CheckboxField>
    ),
    root: '.cs-checkbox',
    part: 'input',
    disabled: DISABLED,
    operate: { keys: ' ', press: 'label' },
  },
  CodeField: {
    ...inField((act) => <CodeField label={NAME} value="" onChange={act} />),
    operate: { keys: '7', press: null, ring: '.cs-code__box' },
  },
  ComboboxField: inField(
    (act) => (
      <ComboboxField
        label={NAME}
        value={null}
        options={[{ value: '7', label: '7' }]}
        emptyText="none"
        openLabel="open"
        onChange={act}
      />
    ),
    '7{Enter}',
  ),
  ConfirmDialog: {
    draw: (act) => (
      <ConfirmDialog open labels={CONFIRM_LABELS} onConfirm={act} onCancel={noop}>
        text
      </ConfirmDialog>
    ),
    root: '[role=alertdialog]',
    disabled: { loading: true },
    operate: { on: '.cs-button--primary', keys: '{Enter}' },
  },
  CopyButton: {
    draw: (act) => <CopyButton text="1" label="copy" copiedLabel="copied" onClick={act} />,
    root: 'button',
    disabled: DISABLED,
    operate: { keys: '{Enter} ' },
  },
  CountdownButton: {
    draw: (act) => (
      <CountdownButton until={null} waitingText={String} onClick={act}>
        send
      </CountdownButton>
    ),
    root: 'button',
    disabled: DISABLED,
    operate: { keys: '{Enter} ' },
  },
  DateRangeField: {
    draw: (act) => (
      <DateRangeField
        label={NAME}
        value={null}
        onChange={noop}
        onClick={act}
        today="2026-03-15"
        placeholder="choose"
        texts={{ previousMonth: 'previous', nextMonth: 'next' }}
        locale="en"
      />
    ),
    root: '.cs-field',
    part: 'button',
    disabled: DISABLED,
    operate: { keys: '{Enter}' },
  },
  Dialog: {
    draw: (act) => (
      <Dialog open title="probe" closeLabel="close" onClose={act}>
        text
      </Dialog>
    ),
    root: '[role=dialog]',
    operate: { on: '[role=dialog] button', keys: '{Enter}' },
  },
  Drawer: {
    draw: (act) => (
      <Drawer open title="probe" closeLabel="close" onClose={act}>
        text
      </Drawer>
    ),
    root: '[role=dialog]',
    operate: { on: '[role=dialog] button', keys: '{Enter}' },
  },
  EmptyState: { draw: () => <EmptyState title="none" />, root: '.cs-empty' },
  // A frame: what it is given to frame is drawn by the application, which knows where its attributes go.
  Field: {
    draw: () => (
      <Field label={NAME}>{({ id }) => <input id={id} className="cs-field__input" />}</Field>
    ),
    root: '.cs-field',
    part: '',
  },
  Fieldset: {
    draw: (act) => (
      <Fieldset legend="probe">
        <Button onClick={act}>inside</Button>
      </Fieldset>
    ),
    root: 'fieldset',
    disabled: DISABLED,
    operate: { on: 'button', keys: '{Enter}' },
  },
  FileUpload: {
    draw: (act) => (
      <FileUpload
        label={NAME}
        files={[]}
        types={['image/png']}
        maxBytes={9}
        prompt="choose"
        texts={{
          remove: 'remove',
          retry: 'retry',
          uploading: 'uploading',
          done: 'done',
          refused: { type: 'type', size: 'size', count: 'count' },
        }}
        onAdd={noop}
        onRemove={noop}
        onClick={(event) => {
          // Without it the browser's own window would open.
          event.preventDefault();
          act();
        }}
      />
    ),
    root: '.cs-upload',
    part: 'input',
    disabled: DISABLED,
    operate: { keys: '{Enter}', ring: '.cs-upload__face' },
  },
  IconButton: {
    draw: (act) => (
      <IconButton label="probe" onClick={act}>
        <IconCheck aria-hidden />
      </IconButton>
    ),
    root: 'button',
    disabled: DISABLED,
    operate: { keys: '{Enter} ' },
  },
  LoadingDialog: { draw: () => <LoadingDialog open text="loading" />, root: '[role=dialog]' },
  Menu: {
    draw: (act) => (
      <Menu open trigger={<Button>probe</Button>} entries={[{ label: 'one', onSelect: act }]} />
    ),
    root: '[role=menu]',
    operate: { on: '[role=menu]', keys: '{ArrowDown}{Enter}', press: '[role=menuitem]' },
  },
  NumberField: inField(
    (act) => (
      <NumberField
        label={NAME}
        value={1}
        onChange={act}
        increaseLabel="more"
        decreaseLabel="less"
      />
    ),
    '{ArrowUp}',
  ),
  Pagination: {
    draw: (act) => (
      <Pagination
        page={1}
        pageCount={3}
        label="pages"
        previousLabel="previous"
        nextLabel="next"
        onChange={act}
      />
    ),
    root: 'nav',
    disabled: DISABLED,
    operate: { on: 'button:last-child', keys: '{Enter}' },
  },
  PasswordField: inField((act) => (
    <PasswordField label={NAME} showLabel="show" hideTextLabel="hide" onChange={act} />
  )),
  PictureCaptcha: inField((act) => (
    <PictureCaptcha
      label={NAME}
      image={PIXEL}
      imageAlt="code"
      loadingLabel="loading"
      refreshLabel="refresh"
      onRefresh={noop}
      onChange={act}
    />
  )),
  Popover: {
    draw: (act) => (
      <Popover
        open
        trigger={<Button>probe</Button>}
        title="probe"
        onOpenChange={act}
        closeLabel="close"
      >
        text
      </Popover>
    ),
    root: '[role=dialog]',
    operate: { on: '[role=dialog] button', keys: '{Enter}' },
  },
  PriceButton: {
    draw: (act) => <PriceButton price="1.85" aria-label="probe 1.85" onClick={act} />,
    root: 'button',
    disabled: { suspended: true },
    operate: { keys: '{Enter} ' },
  },
  RadioGroupField: {
    draw: (act) => (
      <RadioGroupField
        label={NAME}
        value="a"
        options={[
          { value: 'a', label: 'one' },
          { value: 'b', label: 'other' },
        ]}
        onChange={act}
      />
    ),
    root: '.cs-field',
    part: '[role=radiogroup]',
    disabled: DISABLED,
    operate: {
      on: '[role=radio]',
      keys: '{ArrowDown}',
      press: '.cs-radio__option:last-child',
    },
  },
  SearchField: inField((act) => (
    <SearchField label={NAME} value="" clearLabel="clear" onChange={act} />
  )),
  SegmentedControl: {
    draw: (act) => (
      <SegmentedControl
        label={NAME}
        value="a"
        options={[
          { value: 'a', label: 'one' },
          { value: 'b', label: 'other' },
        ]}
        onChange={act}
      />
    ),
    root: 'fieldset',
    disabled: DISABLED,
    operate: {
      on: 'input',
      keys: '{ArrowRight}',
      press: 'label:last-child',
      ring: '.cs-segmented__face',
    },
  },
  SelectField: {
    draw: (act) => (
      <SelectField
        label={NAME}
        value="a"
        options={[
          { value: 'a', label: 'one' },
          { value: 'b', label: 'other' },
        ]}
        onChange={act}
      />
    ),
    root: '.cs-select',
    part: 'select',
    disabled: DISABLED,
    operate: { keys: '{ArrowDown}', press: null },
  },
  Skeleton: { draw: () => <Skeleton label="loading" />, root: '.cs-skeleton' },
  SliderPuzzle: {
    draw: (act) => (
      <SliderPuzzle
        image={PIXEL}
        piece={PIXEL}
        width={320}
        height={160}
        pieceSize={44}
        pieceY={60}
        challengeId="1"
        label="probe"
        hint="move"
        refreshLabel="refresh"
        role="group"
        onSubmit={act}
        onRefresh={noop}
      />
    ),
    root: '.cs-puzzle',
    disabled: { busy: true },
    operate: { on: 'input', keys: '{ArrowRight}{Enter}' },
  },
  StakeField: {
    ...inField((act) => <StakeField label={NAME} value="" onChange={act} />),
    root: '.cs-stake',
  },
  SwitchField: {
    draw: (act) => <SwitchField label={NAME} checked={false} onChange={act} />,
    root: '.cs-switch',
    part: '[role=switch]',
    disabled: DISABLED,
    operate: { keys: ' ', press: 'label' },
  },
  Tabs: {
    draw: (act) => (
      <Tabs
        label="probe"
        value="a"
        items={[
          { value: 'a', label: 'one', content: 'text' },
          { value: 'b', label: 'other', content: 'text' },
        ]}
        onChange={act}
        role="group"
      />
    ),
    root: '.cs-tabs',
    operate: {
      on: '[role=tab]',
      keys: '{ArrowRight}{Enter}',
      press: '[role=tab]:last-of-type',
    },
  },
  TextAreaField: {
    draw: (act) => <TextAreaField label={NAME} value="" onChange={act} />,
    root: '.cs-field',
    part: 'textarea',
    disabled: DISABLED,
    operate: { keys: '7', press: null },
  },
  TextField: inField((act) => <TextField label={NAME} onChange={act} />),
  TipsDialog: {
    draw: (act) => (
      <TipsDialog open labels={CONFIRM_LABELS} onConfirm={act} onClose={noop}>
        text
      </TipsDialog>
    ),
    root: '[role=alertdialog]',
    operate: { on: '.cs-button--primary', keys: '{Enter}' },
  },
  ToastRegion: {
    draw: () => <ToastRegion toaster={createToaster()} label="messages" />,
    root: '.cs-toasts',
  },
  VisuallyHidden: {
    draw: () => <VisuallyHidden>probe</VisuallyHidden>,
    root: 'span.cs-visually-hidden',
  },
  WordButton: {
    draw: (act) => <WordButton onClick={act}>probe</WordButton>,
    root: 'button',
    disabled: DISABLED,
    operate: { keys: '{Enter} ' },
  },
};

/** Draw nothing of their own, so there is nothing to hold them to; what they are given to draw is held by itself. */
export const INVISIBLE: Readonly<Record<string, unknown>> = {
  DialogHost,
  ImageryProvider,
  UiProvider,
};
