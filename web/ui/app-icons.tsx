import type { ComponentProps } from 'react';
import { Icon } from './icons.tsx';

/* Icons of signed-in screens, apart from those that a visitor downloads. */

type IconProps = ComponentProps<'svg'>;

export const CheckIcon = (props: IconProps) => (
  <Icon strokeWidth="2" {...props}>
    <path d="m4.5 10.5 3.5 3.5 7.5-8" />
  </Icon>
);
export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 8 4.5 4.5L14.5 8" />
  </Icon>
);
export const MoreIcon = () => (
  <Icon fill="currentColor" stroke="none">
    <circle cx="4.5" cy="10" r="1.5" />
    <circle cx="10" cy="10" r="1.5" />
    <circle cx="15.5" cy="10" r="1.5" />
  </Icon>
);
export const EditIcon = () => (
  <Icon>
    <path d="m12.5 4.5 3 3L7 16H4v-3zM10.5 6.5l3 3" />
  </Icon>
);
export const ViewIcon = () => (
  <Icon>
    <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Z" />
    <circle cx="10" cy="10" r="2.3" />
  </Icon>
);
export const TrashIcon = () => (
  <Icon>
    <path d="M3.5 5.5h13M8 5V3.5h4V5M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />
  </Icon>
);
export const GlobeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7" />
    <path d="M3 10h14M10 3c2.5 2 3 4.5 3 7s-.5 5-3 7c-2.5-2-3-4.5-3-7s.5-5 3-7Z" />
  </Icon>
);
export const BulbIcon = () => (
  <Icon>
    <path d="M7.5 14.5c0-2-2.5-3-2.5-6a5 5 0 0 1 10 0c0 3-2.5 4-2.5 6zM8 17h4" />
  </Icon>
);
export const PlusIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);
