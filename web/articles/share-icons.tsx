import { Icon } from '../ui/icons.tsx';

export const ShareIcon = () => (
  <Icon>
    <path d="M10 12V3M6.5 6 10 2.5 13.5 6M4 10v5.5A1.5 1.5 0 0 0 5.5 17h9a1.5 1.5 0 0 0 1.5-1.5V10" />
  </Icon>
);
export const LinkIcon = () => (
  <Icon>
    <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-.7.7M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l.7-.7" />
  </Icon>
);
export const MailIcon = () => (
  <Icon>
    <path d="M3 5h14v10H3zM3.5 5.5 10 11l6.5-5.5" />
  </Icon>
);
export const BirdIcon = () => (
  <Icon>
    <path d="M17 5.5c-.6.4-1.2.6-1.8.7a3.2 3.2 0 0 0-5.5 2.9A8.5 8.5 0 0 1 3.7 5.7s-2.3 5 2.8 7.6c-1.2.8-2.6 1.2-4 1.2 5.5 3.5 12.7.3 12.7-6.6.7-.6 1.3-1.4 1.8-2.4Z" />
  </Icon>
);
