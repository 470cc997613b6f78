import { Button } from '#src/web/ui/button.tsx';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';

/** The one time that a token is seen, with how to use it. */
export function MadeToken({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { origin } = location;
  const shell = `curl -H "Authorization: Bearer ${secret}" ${origin}/api/me`;
  const assistant = JSON.stringify(
    {
      mcpServers: {
        weekwise: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: `Bearer ${secret}` } },
      },
    },
    undefined,
    2,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your new token"
      description="It is shown only now. Keep it like a password."
      footer={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <TextField
        label="Token"
        readOnly
        value={secret}
        aside={<CopyButton label="Copy token" text={() => secret} />}
        onFocus={(event) => event.target.select()}
      />
      <Snippet title="In a shell" text={shell} />
      <Snippet title="In the configuration of an assistant (MCP)" text={assistant} />
    </Dialog>
  );
}

function Snippet({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-4">
        <p className="text-ui font-medium">{title}</p>
        <CopyButton text={() => text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto rounded-box bg-sunken p-3 text-note">
        {text}
      </pre>
    </div>
  );
}
