// Public: components, icons, and the regions for toasts and dialogs. Parts that only make sense inside a component stay
// private.
export { Badge } from './components/badge/badge.tsx';
export type { BadgeProps } from './components/badge/badge.tsx';
export { ButtonLink } from './components/button-link/button-link.tsx';
export type { ButtonLinkProps } from './components/button-link/button-link.tsx';
export type { ButtonLook } from './components/button/button-class.ts';
export { Button } from './components/button/button.tsx';
export type { ButtonProps } from './components/button/button.tsx';
export { CheckboxField } from './components/checkbox-field/checkbox-field.tsx';
export type { CheckboxFieldProps } from './components/checkbox-field/checkbox-field.tsx';
export { CodeField } from './components/code-field/code-field.tsx';
export type { CodeFieldProps } from './components/code-field/code-field.tsx';
export { ComboboxField } from './components/combobox-field/combobox-field.tsx';
export type {
  ComboboxFieldProps,
  ComboboxOption,
} from './components/combobox-field/combobox-field.tsx';
export { ConfirmDialog } from './components/confirm-dialog/confirm-dialog.tsx';
export type {
  ConfirmDialogProps,
  ConfirmLabels,
} from './components/confirm-dialog/confirm-dialog.tsx';
export { CopyButton } from './components/copy-button/copy-button.tsx';
export type { CopyButtonProps } from './components/copy-button/copy-button.tsx';
export { CountdownButton } from './components/countdown-button/countdown-button.tsx';
export type { CountdownButtonProps } from './components/countdown-button/countdown-button.tsx';
export { DateRangeField } from './components/date-range-field/date-range-field.tsx';
export type {
  DatePreset,
  DateRangeFieldProps,
} from './components/date-range-field/date-range-field.tsx';
export { addDays, lastDays } from './components/date-range-field/iso-date.ts';
export type { DateRange, IsoDate } from './components/date-range-field/iso-date.ts';
export { Dialog } from './components/dialog/dialog.tsx';
export type { DialogProps } from './components/dialog/dialog.tsx';
export { DialogHost } from './components/dialog-host/dialog-host.tsx';
export type { DialogHostLabels, DialogHostProps } from './components/dialog-host/dialog-host.tsx';
export { Drawer } from './components/drawer/drawer.tsx';
export type { DrawerProps } from './components/drawer/drawer.tsx';
export { EmptyState } from './components/empty-state/empty-state.tsx';
export type { EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { Field } from './components/field/field.tsx';
export type { FieldControl, FieldProps, FieldTexts } from './components/field/field.tsx';
export { Fieldset } from './components/fieldset/fieldset.tsx';
export type { FieldsetProps } from './components/fieldset/fieldset.tsx';
export type { UploadFile } from './components/file-upload/file-item.tsx';
export { FileUpload } from './components/file-upload/file-upload.tsx';
export type { FileUploadProps } from './components/file-upload/file-upload.tsx';
export type { FileProblem } from './components/file-upload/sort-files.ts';
export { GAME_KINDS } from './art/game/game-kind.ts';
export type { GameKind } from './art/game/game-kind.ts';
export type { GameArtSize } from './art/game/compose-game.ts';
export { GameArtwork } from './components/game-artwork/game-artwork.tsx';
export type { GameArtworkProps } from './components/game-artwork/game-artwork.tsx';
export { HallArtwork } from './components/hall-artwork/hall-artwork.tsx';
export type { HallArtworkProps } from './components/hall-artwork/hall-artwork.tsx';
export { Heading } from './components/heading/heading.tsx';
export type { HeadingProps } from './components/heading/heading.tsx';
export { IconButton } from './components/icon-button/icon-button.tsx';
export type { IconButtonProps } from './components/icon-button/icon-button.tsx';
export { LoadingDialog } from './components/loading-dialog/loading-dialog.tsx';
export type { LoadingDialogProps } from './components/loading-dialog/loading-dialog.tsx';
export { Menu } from './components/menu/menu.tsx';
export type { MenuProps } from './components/menu/menu.tsx';
export type {
  MenuAction,
  MenuCheckbox,
  MenuEntry,
  MenuGroup,
  MenuLink,
  MenuRadio,
  MenuSeparator,
} from './components/menu/menu-entries.tsx';
export { NumberField } from './components/number-field/number-field.tsx';
export type { NumberFieldProps } from './components/number-field/number-field.tsx';
export { Pagination } from './components/pagination/pagination.tsx';
export type { PaginationProps } from './components/pagination/pagination.tsx';
export { PasswordField } from './components/password-field/password-field.tsx';
export type { PasswordFieldProps } from './components/password-field/password-field.tsx';
export { Picture } from './components/picture/picture.tsx';
export type { PictureProps } from './components/picture/picture.tsx';
export { PictureCaptcha } from './components/picture-captcha/picture-captcha.tsx';
export type { PictureCaptchaProps } from './components/picture-captcha/picture-captcha.tsx';
export { Popover } from './components/popover/popover.tsx';
export type { PopoverProps } from './components/popover/popover.tsx';
export { PriceButton } from './components/price-button/price-button.tsx';
export type { PriceButtonProps } from './components/price-button/price-button.tsx';
export { RadioGroupField } from './components/radio-group-field/radio-group-field.tsx';
export type {
  RadioGroupFieldProps,
  RadioOption,
} from './components/radio-group-field/radio-group-field.tsx';
export { SearchField } from './components/search-field/search-field.tsx';
export type { SearchFieldProps } from './components/search-field/search-field.tsx';
export { SegmentedControl } from './components/segmented-control/segmented-control.tsx';
export type {
  SegmentedControlProps,
  SegmentedOption,
} from './components/segmented-control/segmented-control.tsx';
export { SelectField } from './components/select-field/select-field.tsx';
export type { SelectFieldProps } from './components/select-field/select-field.tsx';
export { Skeleton } from './components/skeleton/skeleton.tsx';
export type { SkeletonProps } from './components/skeleton/skeleton.tsx';
export { SliderPuzzle } from './components/slider-puzzle/slider-puzzle.tsx';
export type { SliderPuzzleProps } from './components/slider-puzzle/slider-puzzle.tsx';
export type { QuickAmountTexts } from './components/stake-field/quick-amounts.tsx';
export { StakeField } from './components/stake-field/stake-field.tsx';
export type { StakeFieldProps, StakeShortcut } from './components/stake-field/stake-field.tsx';
export { SwitchField } from './components/switch-field/switch-field.tsx';
export type { SwitchFieldProps } from './components/switch-field/switch-field.tsx';
export { Tabs } from './components/tabs/tabs.tsx';
export type { TabsProps } from './components/tabs/tabs.tsx';
export { TextAreaField } from './components/text-area-field/text-area-field.tsx';
export type { TextAreaFieldProps } from './components/text-area-field/text-area-field.tsx';
export { TextField } from './components/text-field/text-field.tsx';
export type { TextFieldProps } from './components/text-field/text-field.tsx';
export { TipsDialog } from './components/tips-dialog/tips-dialog.tsx';
export type { TipsDialogProps } from './components/tips-dialog/tips-dialog.tsx';
export { ToastRegion } from './components/toast-region/toast-region.tsx';
export type { ToastRegionProps } from './components/toast-region/toast-region.tsx';
export { focusMainIfLost } from './focus-main.ts';
export { UiProvider } from './components/ui-provider/ui-provider.tsx';
export { WordButton } from './components/word-button/word-button.tsx';
export type { WordButtonProps } from './components/word-button/word-button.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';
export * from './tokens/index.ts';
export type { CloseReason } from './close-reason.ts';
export { createDialogs } from './dialogs.ts';
export type {
  AskedDialog,
  ConfirmOptions,
  Dialogs,
  DialogsState,
  LoadingOptions,
  TipsOptions,
} from './dialogs.ts';
export { createToaster } from './toaster.ts';
export type { Toaster, ToastMessage, ToastTone } from './toaster.ts';
export { classNames } from './class-names.ts';
export { mediaHook } from './media-hook.ts';
export { useReducedMotion } from './use-reduced-motion.ts';
export * from './icons.ts';
export { ImageryProvider } from './art/imagery.tsx';
export { IMAGERIES } from './art/imagery-family.ts';
export type {
  BuiltInImagery,
  Frame as ArtFrame,
  GroundLayer,
  Imagery,
  ImageryFamily,
} from './art/imagery-family.ts';
export type { Motif } from './art/motifs.ts';
export type { ArtRatio } from './art/compose.ts';
export type { ChartPoint } from './charts/chart-table.tsx';
export { Accordion, type AccordionProps } from './components/accordion/accordion.tsx';
export { Artwork, type ArtworkProps } from './components/artwork/artwork.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { Banner, type BannerProps } from './components/banner/banner.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export {
  Carousel,
  type CarouselLabels,
  type CarouselProps,
} from './components/carousel/carousel.tsx';
export type { Parting } from './components/club-shield/club-look.ts';
export { ClubShield, type ClubShieldProps } from './components/club-shield/club-shield.tsx';
export { DataList, type DataListProps } from './components/data-list/data-list.tsx';
export {
  DataTable,
  type DataColumn,
  type DataTableProps,
} from './components/data-table/data-table.tsx';
export { sortRows, type SortState, type SortValue } from './components/data-table/sort-rows.ts';
export { Flag, type FlagProps } from './components/flag/flag.tsx';
export type { ClockForm } from './components/match-clock/clock.ts';
export { MatchClock, type MatchClockProps } from './components/match-clock/match-clock.tsx';
export { MoneyText, type MoneyTextProps } from './components/money-text/money-text.tsx';
export {
  NoticeMarquee,
  type Notice,
  type NoticeMarqueeProps,
} from './components/notice-marquee/notice-marquee.tsx';
export { OddsText, type OddsTextProps } from './components/odds-text/odds-text.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar.tsx';
export { QrCode, type QrCodeProps } from './components/qr-code/qr-code.tsx';
export { qrPath, type QrPath } from './components/qr-code/qr-path.ts';
export { ScoreBox, type ScoreBoxProps, type ScoreSide } from './components/score-box/score-box.tsx';
export { Sparkline, type SparklineProps } from './components/sparkline/sparkline.tsx';
export { StatTile, type StatTileProps } from './components/stat-tile/stat-tile.tsx';
export { Steps, type StepsProps } from './components/steps/steps.tsx';
export { Tag, type TagProps } from './components/tag/tag.tsx';
export {
  Timeline,
  type TimelineItem,
  type TimelineProps,
} from './components/timeline/timeline.tsx';
