import { Button, EmptyState } from '@courtside/ui';
import { brand } from '../brand.ts';

/** What shows when not even the configuration could be had; catalogs may be missing too, so it brings its words. */
export function StartFailure() {
  return (
    <main className="cs-shell__main">
      <EmptyState
        tone="error"
        title="网站暂时无法打开"
        detail="请检查网络连接后刷新页面。"
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            刷新页面
          </Button>
        }
      />
      <p className="cs-shell-footer">
        {brand.minimumAge}+ {brand.licence['zh-Hans']}
      </p>
    </main>
  );
}
