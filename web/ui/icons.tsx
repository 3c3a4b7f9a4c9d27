import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

type IconProps = ComponentProps<'svg'>;

/** Icons stand beside words or inside named controls, so that they are never read out themselves. */
export function Icon({ className, children, ...props }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn('size-4 shrink-0', className)}
      {...props}
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon className="size-5">
    <path d="M3 6.5h14M3 13.5h14" />
  </Icon>
);
export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10h12M11 5l5 5-5 5" />
  </Icon>
);
export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M16 10H4M9 5l-5 5 5 5" />
  </Icon>
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.5 13.5 3.5 3.5" />
  </Icon>
);
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);
export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 6.5A7 7 0 1 0 17 10M16.5 3v3.5H13" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="3.2" />
    <path d="M10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M4.7 15.3l1-1M14.3 5.7l1-1" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M16.5 11.6A6.8 6.8 0 0 1 8.4 3.5a6.8 6.8 0 1 0 8.1 8.1Z" />
  </Icon>
);
export const ScreenIcon = () => (
  <Icon>
    <path d="M3 4.5h14v9H3zM7.5 16.5h5" />
  </Icon>
);
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16 4l-6.5 6.5" />
  </Icon>
);
export const SpinnerIcon = ({ className, ...props }: IconProps) => (
  <Icon className={cn('animate-spin', className)} {...props}>
    <path d="M10 3a7 7 0 1 0 7 7" />
  </Icon>
);
