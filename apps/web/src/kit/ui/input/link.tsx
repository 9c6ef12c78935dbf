import { type ComponentProps, createContext, type ReactNode, use } from 'react';

export type LinkProps = Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'aria-current' | 'aria-label' | 'aria-describedby' | 'onClick' | 'tabIndex'
> & { href: string };
export type RenderLink = (props: LinkProps) => ReactNode;

const LinkContext = createContext<RenderLink>((props) => <a {...props} />);

/** The shell registers once how a link is rendered, so that the kit knows no router. */
export const LinkProvider = LinkContext.Provider;

export function KitLink({ renderLink, ...props }: LinkProps & { renderLink?: RenderLink | undefined }) {
  const fromShell = use(LinkContext);
  return (renderLink ?? fromShell)(props);
}
