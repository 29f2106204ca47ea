export { Badge } from './components/badge.tsx';
export { Button } from './components/button.tsx';
export type { ButtonProps } from './components/button.tsx';
export { CheckboxField } from './components/checkbox-field.tsx';
export { CopyButton } from './components/copy-button.tsx';
export { Dialog } from './components/dialog.tsx';
export { EmptyState } from './components/empty-state.tsx';
export { Pagination } from './components/pagination.tsx';
export { PasswordField } from './components/password-field.tsx';
export { PriceButton } from './components/price-button.tsx';
export type { PriceButtonProps } from './components/price-button.tsx';
export { SegmentedControl } from './components/segmented-control.tsx';
export { SelectField } from './components/select-field.tsx';
export { Skeleton } from './components/skeleton.tsx';
export { SliderPuzzle } from './components/slider-puzzle.tsx';
export type { SliderPuzzleProps } from './components/slider-puzzle.tsx';
export { Tabs } from './components/tabs.tsx';
export { TextField } from './components/text-field.tsx';
export type { TextFieldProps } from './components/text-field.tsx';
export { ToastRegion } from './components/toast-region.tsx';
export { choosePriceColors, PRICE_COLORS } from './tokens/price-colors.ts';
export type { PriceColorChoices, PriceColors } from './tokens/price-colors.ts';
export { createToaster } from './toaster.ts';
export type { Toaster, ToastMessage, ToastTone } from './toaster.ts';
export { UiProvider } from './components/ui-provider.tsx';
export { classNames } from './class-names.ts';
export * from './icons.ts';
export { ImageryProvider } from './art/imagery.tsx';
export { IMAGERIES, type Imagery } from './art/patterns.ts';
export type { Motif } from './art/motifs.ts';
export type { ArtRatio } from './art/compose.ts';
export type { ChartPoint } from './charts/chart-table.tsx';
export { Accordion, type AccordionProps } from './components/accordion/accordion.tsx';
export { Artwork, type ArtworkProps } from './components/artwork/artwork.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { Banner, type BannerProps } from './components/banner/banner.tsx';
export { BarChart, type BarChartProps } from './components/bar-chart/bar-chart.tsx';
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
export { DonutChart, type DonutChartProps } from './components/donut-chart/donut-chart.tsx';
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
export { ScoreBox, type ScoreBoxProps, type ScoreSide } from './components/score-box/score-box.tsx';
export { Sparkline, type SparklineProps } from './components/sparkline/sparkline.tsx';
export { StatTile, type StatTileProps } from './components/stat-tile/stat-tile.tsx';
export { StatusDot, type StatusDotProps } from './components/status-dot/status-dot.tsx';
export { Steps, type StepsProps } from './components/steps/steps.tsx';
export { Tag, type TagProps } from './components/tag/tag.tsx';
export { TeamBadge, type TeamBadgeProps } from './components/team-badge/team-badge.tsx';
export {
  Timeline,
  type TimelineItem,
  type TimelineProps,
} from './components/timeline/timeline.tsx';
export { VirtualList, type VirtualListProps } from './components/virtual-list/virtual-list.tsx';
