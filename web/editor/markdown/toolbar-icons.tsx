import { Icon } from '../../ui/icons.tsx';

export const LinkIcon = () => (
  <Icon>
    <path d="M8.5 11.5 11.5 8.5M9 6l1.6-1.6a3.5 3.5 0 0 1 5 5L14 11M11 14l-1.6 1.6a3.5 3.5 0 0 1-5-5L6 9" />
  </Icon>
);
export const BulletsIcon = () => (
  <Icon>
    <path d="M8 5h9M8 10h9M8 15h9M3.5 5h.5M3.5 10h.5M3.5 15h.5" />
  </Icon>
);
export const NumbersIcon = () => (
  <Icon>
    <path d="M8.5 5H17M8.5 10H17M8.5 15H17M3 4l1.3-.7v3.4M3 12.2c0-1.4 2.3-1.3 2.1.1-.1.7-2.1 2-2.1 2.4h2.3" />
  </Icon>
);
export const QuoteIcon = () => (
  <Icon>
    <path d="M4 3.5v13M8 6h9M8 10h9M8 14h6" />
  </Icon>
);
export const TableIcon = () => (
  <Icon>
    <path d="M3 4.5h14v11H3zM3 8.5h14M3 12h14M10 4.5v11" />
  </Icon>
);
export const UndoIcon = () => (
  <Icon>
    <path d="M7 4 3.5 7.5 7 11M4 7.5h7.5a4 4 0 0 1 0 8H8" />
  </Icon>
);
export const RedoIcon = () => (
  <Icon>
    <path d="m13 4 3.5 3.5L13 11M16 7.5H8.5a4 4 0 0 0 0 8H12" />
  </Icon>
);
export const FindIcon = () => (
  <Icon>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.5 13.5 3.5 3.5" />
  </Icon>
);
