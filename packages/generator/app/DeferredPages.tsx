import type { ReactElement } from 'react';
import type { DeferredBody, PageBase } from '../model/document';
import { ArchivePage } from './blog/ArchivePage';
import { AuthorListPage } from './blog/Authors';
import { PostListPage, TagListPage } from './blog/PostListPage';
import { PostPage } from './blog/PostPage';
import { CategoryPage } from './docs/CategoryPage';
import { DocTagListPage, DocTagPage } from './docs/DocTagPage';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './standalone/NotFoundPage';
import { StandalonePage } from './standalone/StandalonePage';

/** The content of the pages whose code is deferred. A module of its own, so that docs pages do not pay for it. */
export function DeferredPages({ page }: { readonly page: PageBase & DeferredBody }): ReactElement {
  switch (page.kind) {
    case 'post':
      return <PostPage page={page} />;
    case 'postList':
      return <PostListPage page={page} />;
    case 'tagList':
      return <TagListPage page={page} />;
    case 'archive':
      return <ArchivePage page={page} />;
    case 'authorList':
      return <AuthorListPage page={page} />;
    case 'docTag':
      return <DocTagPage page={page} />;
    case 'docTagList':
      return <DocTagListPage page={page} />;
    case 'category':
      return <CategoryPage page={page} />;
    case 'page':
      return <StandalonePage page={page} />;
    case 'notFound':
      return <NotFoundPage page={page} />;
    case 'home':
      return <HomePage page={page} />;
  }
}
